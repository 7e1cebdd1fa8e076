import type { Issue } from './problem.ts';

/** What each kind of value is called by people. */
const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object of named fields',
};

const webAddress = 'must be a web address that starts with https:// or http://';
const formats: Record<string, string> = {
  email_user: 'must be what stands before the @ of a mail address',
  email_domain: 'must be what stands behind the @ of a mail address, such as example.com',
};

/** The first thing wrong with settings, as a sentence that names the setting and says what it should be. */
export function settingProblem(issues: readonly Issue[]): string {
  const [first] = issues;
  if (first?.code === 'unrecognized_keys') return `There is no setting called “${first.keys[0]}”.`;
  if (!first || first.path.length === 0) return 'The settings must be sent as a JSON object.';
  return `The setting ${first.path.join('.')} ${wrongWith(first)}.`;
}

function wrongWith(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.message.endsWith('received undefined')) return 'is missing';
      return `must be ${kinds[issue.expected] ?? issue.expected}`;
    case 'too_small':
      return issue.origin === 'string' ? 'may not be empty' : `must be at least ${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'string') return `may have at most ${issue.maximum} characters`;
      if (issue.origin === 'array') return `may have at most ${issue.maximum} entries`;
      return `must be at most ${issue.maximum}`;
    case 'not_multiple_of':
      return 'may have at most two decimals';
    case 'invalid_value':
      return `must be one of these: ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
    case 'custom':
      return formats[String(issue.path.at(-1))] ?? webAddress;
    case 'invalid_union':
      return `${webAddress}, or a path on this site that starts with /`;
    default:
      return 'cannot be used as it is';
  }
}
