//! As much of JSON Schema as the description uses. A word that is not known here is a failure, not passed over.

use regex::Regex;
use serde_json::{Map, Value};
use std::collections::{BTreeMap, BTreeSet};

/// The description that a server gives.
pub struct Description(pub Value);

impl Description {
    /// The paths, and the methods of each.
    pub fn paths(&self) -> BTreeMap<String, BTreeSet<String>> {
        let paths = self.0["paths"].as_object().expect("paths");
        paths.iter().map(|(path, operations)| (path.clone(), keys(operations))).collect()
    }

    /// Those that take something.
    pub fn taking(&self) -> BTreeSet<(String, String)> {
        let all = self
            .paths()
            .into_iter()
            .flat_map(|(path, methods)| methods.into_iter().map(move |method| (method, path.clone())));
        all.filter(|(method, path)| self.0["paths"][path][method]["requestBody"].is_object()).collect()
    }

    /// What a request must bring.
    pub fn body(&self, method: &str, path: &str) -> &Value {
        let schema = &self.0["paths"][path][method]["requestBody"]["content"]["application/json"]["schema"];
        assert!(schema.is_object(), "{method} {path} takes nothing");
        schema
    }

    /// What is wrong with a value.
    pub fn faults(&self, schema: &Value, value: &Value) -> Vec<String> {
        let Value::Object(words) = schema else {
            return if schema == &Value::Bool(false) {
                vec![format!("nothing may be here: {value}")]
            } else {
                Vec::new()
            };
        };
        words.iter().flat_map(|(word, rule)| self.faults_of(word, rule, words, value)).collect()
    }

    fn fits(&self, schema: &Value, value: &Value) -> bool {
        self.faults(schema, value).is_empty()
    }

    fn faults_of(&self, word: &str, rule: &Value, beside: &Map<String, Value>, value: &Value) -> Vec<String> {
        let fault =
            |is_good: bool| if is_good { Vec::new() } else { vec![format!("{word} {rule}: {value}")] };
        let each = |rules: &Value| -> Vec<bool> {
            rules.as_array().expect("schemas").iter().map(|rule| self.fits(rule, value)).collect()
        };
        let length = || value.as_str().map(|text| text.chars().count() as u64);
        let items = || value.as_array().map(|list| list.len() as u64);
        let number = || value.as_f64();
        let most = |found: Option<u64>| found.is_none_or(|found| found <= rule.as_u64().expect("a number"));
        let least = |found: Option<u64>| found.is_none_or(|found| found >= rule.as_u64().expect("a number"));
        match word {
            // What is said to people, and what is said with other words.
            "description" | "default" | "format" | "title" | "then" => Vec::new(),
            "$ref" => {
                let name = rule.as_str().expect("a name").trim_start_matches('#');
                self.faults(self.0.pointer(name).expect("a schema of that name"), value)
            }
            "type" => {
                let kinds = rule.as_array().cloned().unwrap_or_else(|| vec![rule.clone()]);
                fault(kinds.iter().any(|kind| is_of(kind.as_str().expect("a type"), value)))
            }
            "enum" => fault(rule.as_array().expect("values").iter().any(|one| same(one, value))),
            "const" => fault(same(rule, value)),
            "pattern" => {
                let pattern =
                    Regex::new(rule.as_str().expect("a pattern")).expect("a pattern that can be read");
                fault(value.as_str().is_none_or(|text| pattern.is_match(text)))
            }
            "minLength" => fault(least(length())),
            "maxLength" => fault(most(length())),
            "minItems" => fault(least(items())),
            "maxItems" => fault(most(items())),
            "minimum" => fault(number().is_none_or(|number| number >= rule.as_f64().expect("a number"))),
            "maximum" => fault(number().is_none_or(|number| number <= rule.as_f64().expect("a number"))),
            "items" => {
                value.as_array().into_iter().flatten().flat_map(|one| self.faults(rule, one)).collect()
            }
            "allOf" => {
                rule.as_array().expect("schemas").iter().flat_map(|rule| self.faults(rule, value)).collect()
            }
            "anyOf" => fault(each(rule).contains(&true)),
            "oneOf" => fault(each(rule).into_iter().filter(|fits| *fits).count() == 1),
            "if" => {
                let then = self.fits(rule, value).then_some(&beside["then"]);
                then.map(|then| self.faults(then, value)).unwrap_or_default()
            }
            "required" => {
                let missing =
                    |name: &&Value| value.is_object() && value.get(name.as_str().expect("a name")).is_none();
                rule.as_array()
                    .expect("names")
                    .iter()
                    .filter(missing)
                    .map(|name| format!("without {name}"))
                    .collect()
            }
            "properties" => {
                let known = rule.as_object().expect("schemas").iter();
                known
                    .flat_map(|(name, rule)| {
                        value.get(name).into_iter().flat_map(|value| self.faults(rule, value))
                    })
                    .collect()
            }
            "additionalProperties" => {
                let known = beside.get("properties").map(keys).unwrap_or_default();
                let others =
                    value.as_object().into_iter().flatten().filter(|(name, _)| !known.contains(*name));
                others.flat_map(|(_, value)| self.faults(rule, value)).collect()
            }
            _ => panic!("what does `{word}` mean? {rule}"),
        }
    }
}

fn is_of(kind: &str, value: &Value) -> bool {
    match kind {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        "number" => value.is_number(),
        "integer" => value.as_f64().is_some_and(|number| number.fract() == 0.0),
        _ => panic!("what is `{kind}`?"),
    }
}

fn same(one: &Value, other: &Value) -> bool {
    one == other || one.as_f64().zip(other.as_f64()).is_some_and(|(one, other)| one.total_cmp(&other).is_eq())
}

fn keys(value: &Value) -> BTreeSet<String> {
    value.as_object().into_iter().flatten().map(|(name, _)| name.clone()).collect()
}
