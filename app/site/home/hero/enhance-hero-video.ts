/** By then the edit of the headline has ended. */
const startDelayMs = 4000;

interface Connection {
  saveData?: boolean;
}

/**
 * Plays the video while it is in sight, with a button to stop it (WCAG 2.2.2). Not for readers who save data; for
 * those who prefer less motion only by the button.
 */
export function enhance(element: HTMLElement): void {
  const video = element.querySelector('video');
  const control = element.querySelector('button');
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!video || !control || connection?.saveData) return;
  setTimeout(() => keepPlaying(video, control), startDelayMs);
}

function keepPlaying(video: HTMLVideoElement, control: HTMLButtonElement): void {
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  // No attribute: it is none of HTML's own.
  video.disablePictureInPicture = true;
  const labels = { pause: control.textContent, play: control.dataset.play ?? '' };
  let isStopped = lessMotion.matches;
  let isInSight = false;

  function playOrPause(): void {
    control.textContent = isStopped ? labels.play : labels.pause;
    if (isStopped || !isInSight || document.hidden) {
      video.pause();
      return;
    }
    addSources(video);
    // Browsers may refuse, to save power for example.
    video.play().catch(() => {});
  }

  video.addEventListener('playing', () => {
    video.dataset.shown = '';
    control.hidden = false;
  });
  control.addEventListener('click', () => {
    isStopped = !isStopped;
    playOrPause();
  });
  lessMotion.addEventListener('change', () => {
    isStopped = lessMotion.matches;
    playOrPause();
  });
  document.addEventListener('visibilitychange', playOrPause);
  // A video hidden by styles counts as out of sight.
  new IntersectionObserver((entries) => {
    isInSight = entries.at(-1)?.isIntersecting ?? false;
    playOrPause();
  }).observe(video);
}

function addSources(video: HTMLVideoElement): void {
  if (video.childElementCount > 0) return;
  for (const address of video.dataset.sources?.split(' ') ?? []) {
    const source = document.createElement('source');
    source.src = address;
    const [, kind] = /\.(webm|mp4)$/.exec(address) ?? [];
    if (kind) source.type = `video/${kind}`;
    video.append(source);
  }
}
