/** Imports that are under way, paused, or broke off. */
export const unfinishedImports = {
  label: 'Imports that are not finished',
  states: {
    running: 'Importing “{name}”',
    pausing: 'Pausing “{name}” after the articles that are being saved',
    paused: '“{name}” is paused',
    interrupted: 'The import of “{name}” broke off',
  },
  finished: 'The import of “{name}” is done.',
  /** Said when nothing is being done. */
  stopped_at: {
    posts: 'It stopped at {done} of {total} articles.',
    links: 'All articles are here; the links between them were being set.',
    pictures: 'All articles are here; it stopped at {done} of {total} pictures.',
    nothing: 'It stopped while the file was being read.',
  },
  steps: {
    posts: '{done} of {total} articles, {left} to go',
    links: 'All articles are here. Setting the links between them…',
    pictures: '{done} of {total} pictures, {left} to go',
    reading: 'Reading the file…',
  },
  keeps: 'What was imported stays, and nothing is imported twice. The file is kept here until {date}.',
  keeps_without_file:
    'What was imported stays, and nothing is imported twice. It can be continued until {date}.',
  file_elsewhere:
    'Its file is on the machine {machine}. Run the same command there, or choose the file here to go on.',
  file_gone: 'Its file is not here anymore. Choose it once more to go on.',
  choose: 'Choose the file and go on',
  pause: 'Pause',
  go_on: 'Go on',
  stop: 'Stop for good',
  /** On the command line. */
  command: {
    paused: 'Stopped at {done} posts. Run the same command again to go on.',
    interrupted: 'It broke off at {done} posts. Run the same command again to go on.',
    stopped: 'The import was stopped on the site, at {done} posts.',
    pausing: 'Stopping after the posts that are being saved.',
  },
};
