//! What others have made and Stolik is made of: licences, bans, sources, and names in more than one version, as `deny.toml` has it.
//! `cargo deny` reads the same file; here nothing needs to be installed, and no network.

mod licence;

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Context, Result};
use serde::Deserialize;
use serde_json::Value;

use crate::workspace::Workspace;

/// What `deny.toml` says.
#[derive(Deserialize)]
struct Policy {
    licenses: Licences,
    bans: Bans,
    sources: Sources,
}

#[derive(Deserialize)]
struct Licences {
    allow: Vec<String>,
}

#[derive(Deserialize)]
struct Bans {
    deny: Vec<Named>,
    skip: Vec<Named>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Sources {
    allow_registry: Vec<String>,
}

/// A crate, `name` or `name@version`, and why.
#[derive(Deserialize)]
struct Named {
    #[serde(rename = "crate")]
    name: String,
    reason: String,
}

impl Named {
    /// Whether it names this package. `sha2@0.10` is every version that begins so.
    fn names(&self, package: &Package) -> bool {
        match self.name.split_once('@') {
            None => self.name == package.name,
            Some((name, version)) => {
                let rest = package.version.strip_prefix(version);
                name == package.name && rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
            }
        }
    }
}

/// A package of others.
struct Package<'a> {
    name: &'a str,
    version: &'a str,
    licence: &'a str,
    source: &'a str,
}

/// All that `deny.toml` does not allow, and what it says that is of no use.
pub fn faults(workspace: &Workspace) -> Result<Vec<String>> {
    let text = fs::read_to_string(workspace.root.join("deny.toml")).context("cannot read deny.toml")?;
    faults_of(&text, &workspace.metadata(&["--locked"])?)
}

fn faults_of(policy: &str, metadata: &Value) -> Result<Vec<String>> {
    let policy: Policy = toml::from_str(policy).context("deny.toml is not as it should be")?;
    let packages = packages(metadata);
    let mut faults = Vec::new();
    for package in &packages {
        faults.extend(policy.faults_of(package));
    }
    faults.extend(policy.doubled(&packages));
    Ok(faults)
}

fn packages(metadata: &Value) -> Vec<Package<'_>> {
    let packages = metadata["packages"].as_array().into_iter().flatten();
    // What has no source is ours.
    let others = packages.filter(|package| package["source"].is_string());
    others
        .map(|package| Package {
            name: text(&package["name"]),
            version: text(&package["version"]),
            licence: text(&package["license"]),
            source: text(&package["source"]),
        })
        .collect()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

impl Policy {
    /// What is wrong with a package by itself.
    fn faults_of(&self, package: &Package) -> Vec<String> {
        let Package { name, version, licence, source } = package;
        let mut faults = Vec::new();
        let allows = |licence: &str| self.licenses.allow.iter().any(|allowed| allowed == licence);
        if !licence::is_met(licence, &allows) {
            faults.push(format!("{name} {version} is under `{licence}`, which deny.toml does not allow"));
        }
        let registry = source.strip_prefix("registry+").unwrap_or_default();
        if !self.sources.allow_registry.iter().any(|allowed| allowed == registry) {
            faults.push(format!("{name} {version} comes from {source}, which deny.toml does not allow"));
        }
        if let Some(banned) = self.bans.deny.iter().find(|banned| banned.names(package)) {
            faults.push(format!("{name} {version} is banned by deny.toml: {}", banned.reason));
        }
        faults
    }

    /// Names in more than one version, without those that are known to be; and those that are not any more.
    fn doubled(&self, packages: &[Package]) -> Vec<String> {
        let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for package in
            packages.iter().filter(|package| !self.bans.skip.iter().any(|known| known.names(package)))
        {
            versions.entry(package.name).or_default().push(package.version);
        }
        let doubled = versions.iter().filter(|(_, versions)| versions.len() > 1).map(|(name, versions)| {
            format!(
                "{name} is there in {} versions, {}: take one away, or say in deny.toml why it stays",
                versions.len(),
                versions.join(" and ")
            )
        });
        // Another version must be there beside it, or it is no second one.
        let is_second = |known: &Named| {
            let named = packages.iter().filter(|package| known.names(package));
            named
                .clone()
                .any(|package| packages.iter().filter(|other| other.name == package.name).count() > 1)
        };
        let idle = self.bans.skip.iter().filter(|known| !is_second(known));
        let idle = idle.map(|known| format!("deny.toml skips {}, which needs it no more", known.name));
        doubled.chain(idle).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::faults_of;
    use serde_json::{Value, json};

    const POLICY: &str = r#"
        [licenses]
        allow = ["MIT", "Apache-2.0"]
        [bans]
        deny = [{ crate = "openssl-sys", reason = "TLS is rustls" }]
        skip = [{ crate = "old@0.1", reason = "somebody needs it" }]
        [sources]
        allow-registry = ["https://example.org/index"]
    "#;

    fn package(name: &str, version: &str, licence: Option<&str>, source: &str) -> Value {
        json!({ "name": name, "version": version, "license": licence, "source": source })
    }

    fn faults(packages: &[Value]) -> Vec<String> {
        let mut packages = packages.to_vec();
        let own = json!({ "name": "stolik", "version": "0.1.0", "license": null, "source": null });
        packages.extend([own, good("old", "0.1.7"), good("old", "0.2.0")]);
        faults_of(POLICY, &json!({ "packages": packages })).expect("a policy")
    }

    fn good(name: &str, version: &str) -> Value {
        package(name, version, Some("MIT OR GPL-3.0-only"), "registry+https://example.org/index")
    }

    #[test]
    fn what_is_allowed_is_no_fault() {
        assert_eq!(faults(&[good("a", "1.0.0"), good("b", "1.0.0")]), [""; 0]);
    }

    #[test]
    fn each_fault_is_found() {
        let index = "registry+https://example.org/index";
        for (packages, told) in [
            (vec![package("a", "1.0.0", Some("GPL-3.0-only"), index)], "GPL-3.0-only"),
            (vec![package("a", "1.0.0", None, index)], "is under ``"),
            (vec![package("a", "1.0.0", Some("MIT"), "git+https://example.org/a")], "git+https"),
            (
                vec![package("a", "1.0.0", Some("MIT"), "registry+https://other.example/index")],
                "other.example",
            ),
            (vec![good("openssl-sys", "0.9.1")], "TLS is rustls"),
            (vec![good("a", "1.0.0"), good("a", "2.0.0")], "1.0.0 and 2.0.0"),
            (vec![good("old", "0.10.0")], "old is there in 2 versions, 0.10.0 and 0.2.0"),
        ] {
            let found = faults(&packages);
            assert!(found.len() == 1 && found[0].contains(told), "{told}: {found:?}");
        }
    }

    #[test]
    fn what_is_skipped_and_not_there_twice_is_told() {
        let found = faults_of(POLICY, &json!({ "packages": [good("old", "0.1.7")] })).expect("a policy");
        assert_eq!(found, ["deny.toml skips old@0.1, which needs it no more"]);
    }
}
