/** A command's help text. */
interface Help {
  /** The arguments after the command's name. */
  usage: string;
  /** The command's line in the list of commands. */
  summary: string;
  /** More lines for `site help COMMAND`. */
  details?: string;
}

const commands = {
  import: {
    usage:
      'FILE [--dry-run] [--pictures] [--report FILE.json|FILE.csv] [--address URL] [--kinds KINDS] [--texts PAGES]',
    summary: 'Import posts from a blog export',
    details:
      '--dry-run   show what would change, without importing\n' +
      '--pictures  download the images to the media library\n' +
      '--report    write a post-by-post report to a new file\n' +
      '--address   the old blog’s URL, if the file doesn’t contain it\n' +
      '--kinds     import pages and custom types as drafts: page,portfolio\n' +
      '--texts     import pages as page sections: about=about_content',
  },
  export: {
    usage: '[FILE.xml] [--override REASON]',
    summary: 'Export all posts as a WordPress export file',
    details: '--override  export despite confidential names, and record the reason',
  },
  backup: {
    usage: '[FILE.db]',
    summary: 'Back up the site to one file',
    details:
      'The site can keep running. The file includes drafts, but no password, passkeys or confidential names. Keep it private.',
  },
  'backup-now': {
    usage: '[--place folder|bucket]',
    summary: 'Run a scheduled backup now',
    details:
      'Makes an encrypted backup in each backup location in use, verifies it, and deletes the oldest.\n\n--place  use only this backup location',
  },
  backups: {
    usage: '',
    summary: 'List the backups in all backup locations',
  },
  'restore-test': {
    usage: '[NAME] [--place folder|bucket]',
    summary: 'Test-restore a backup into a temporary database',
    details:
      'Without NAME, the newest backup is tested. The site’s own data doesn’t change.\n\n--place  use only this backup location',
  },
  'backup-key': {
    usage: '[--new]',
    summary: 'Show the backup key',
    details: '--new  add a key for future backups; earlier keys still decrypt earlier backups',
  },
  verify: {
    usage: 'FILE|s3:NAME|folder:NAME',
    summary: 'Check a backup’s integrity',
  },
  restore: {
    usage: 'FILE|s3:NAME|folder:NAME',
    summary: 'Replace this site with a backup',
    details: 'The current data is backed up to the data folder first. Without a site, a new one is created.',
  },
  migrate: {
    usage: '',
    summary: 'Migrate the database to this version',
  },
  'move-pictures': {
    usage: 's3|database',
    summary: 'Move all images to object storage or back',
    details: 'The site can keep running. If the command is interrupted, run it again to resume.',
  },
  password: {
    usage: '[--without-passkeys]',
    summary: 'Set the owner’s password',
    details: '--without-passkeys  also remove all passkeys and recovery codes',
  },
} satisfies Record<string, Help>;

export type CommandName = keyof typeof commands;

/** Names before 1.0, which still work in this release. */
const formerNames: Record<string, CommandName> = {
  copy: 'backup-now',
  copies: 'backups',
  drill: 'restore-test',
  'copy-key': 'backup-key',
};

/** The current name of a command; undefined if there is none. */
export function commandName(name: string): CommandName | undefined {
  if (Object.hasOwn(formerNames, name)) return formerNames[name];
  return Object.hasOwn(commands, name) ? (name as CommandName) : undefined;
}

/** A command's usage line. */
export function usageOf(name: CommandName): string {
  return `Usage: npm run site -- ${name} ${commands[name].usage}`.trimEnd();
}

/** The list of commands. */
export function listCommands(): string {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(14)}${summary}`);
  const help = 'npm run site -- help COMMAND shows a command’s options.';
  return ['Usage: npm run site -- COMMAND', '', ...lines, '', help, ''].join('\n');
}

/** A command's usage, summary and options. */
export function helpFor(name: CommandName): string {
  const { summary, details }: Help = commands[name];
  return [usageOf(name), '', `${summary}.`, ...(details ? ['', details] : []), ''].join('\n');
}
