//! Patterns of names: `convert_{int,uint}{,2,3}` is six names.

/// Names described by patterns. In a pattern, `{a,b}` is either `a` or `b`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Patterns {
    patterns: Vec<String>,
    names: Vec<String>,
}

impl Patterns {
    /// The maximum number of names that the patterns of a page may describe.
    pub const MOST: usize = 2000;

    /// Expands patterns.
    ///
    /// # Errors
    /// A pattern has `{` without `}`, or the patterns have more than [`Patterns::MOST`] names.
    pub fn new(patterns: Vec<String>) -> Result<Patterns, String> {
        let mut names = Vec::new();
        for pattern in &patterns {
            let mut some = vec![String::new()];
            let mut rest = pattern.as_str();
            while let Some((before, after)) = rest.split_once('{') {
                let (choices, after) = after
                    .split_once('}')
                    .ok_or_else(|| format!("the pattern '{pattern}' has `{{` without `}}`"))?;
                let choices: Vec<&str> = choices.split(',').collect();
                if some.len() * choices.len() > Self::MOST {
                    return Err(format!(
                        "the pattern '{pattern}' has more than {} names",
                        Self::MOST
                    ));
                }
                let longer = |start: &String| -> Vec<String> {
                    choices.iter().map(|choice| format!("{start}{before}{choice}")).collect()
                };
                some = some.iter().flat_map(longer).collect();
                rest = after;
            }
            names.extend(some.into_iter().map(|start| start + rest));
            if names.len() > Self::MOST {
                return Err(format!("the patterns have more than {} names", Self::MOST));
            }
        }
        Ok(Patterns { patterns, names })
    }

    /// The patterns, as written.
    pub fn patterns(&self) -> &[String] {
        &self.patterns
    }

    /// The expanded names.
    pub fn names(&self) -> &[String] {
        &self.names
    }
}

#[cfg(test)]
mod tests {
    use super::Patterns;

    #[test]
    fn braces_are_choices() {
        let names = |pattern: &str| Patterns::new(vec![pattern.into()]).map(|p| p.names);
        assert_eq!(names("a{,2}{_x,_y}z").unwrap(), ["a_xz", "a_yz", "a2_xz", "a2_yz"]);
        assert_eq!(names("plain").unwrap(), ["plain"]);
        assert!(names("a{b").is_err());
        assert!(names(&"{a,b}".repeat(40)).is_err());
    }
}
