/** How long after the page is there the headline's edit has surely come to rest, in milliseconds. */
const rest = 4000;

interface Connection {
  saveData?: boolean;
}

/**
 * Plays the film behind the opening, without sound, while it is in sight, and lets it be stopped (WCAG 2.2.2). Not for a
 * reader who saves data; not, unless they ask for it by the button, for one who prefers less motion.
 */
export function wake(element: HTMLElement): void {
  const video = element.querySelector('video');
  const control = element.querySelector('button');
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!video || !control || connection?.saveData) return;
  setTimeout(() => keepPlaying(video, control), rest);
}

function keepPlaying(video: HTMLVideoElement, control: HTMLButtonElement): void {
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const words = { pause: control.textContent, play: control.dataset.play ?? '' };
  let isStopped = lessMotion.matches;
  let isInSight = false;

  function settle(): void {
    control.textContent = isStopped ? words.play : words.pause;
    if (isStopped || !isInSight || document.hidden) {
      video.pause();
      return;
    }
    addSources(video);
    // Browsers may refuse, to save power for one: then the picture stands, and nothing is amiss.
    video.play().catch(() => {});
  }

  video.addEventListener('playing', () => {
    video.dataset.shown = '';
    control.hidden = false;
  });
  control.addEventListener('click', () => {
    isStopped = !isStopped;
    settle();
  });
  lessMotion.addEventListener('change', () => {
    isStopped = lessMotion.matches;
    settle();
  });
  document.addEventListener('visibilitychange', settle);
  // What styles hide, in a narrow window, is out of sight as well.
  new IntersectionObserver((entries) => {
    isInSight = entries.at(-1)?.isIntersecting ?? false;
    settle();
  }).observe(video);
}

/** Only now is anything fetched. */
function addSources(video: HTMLVideoElement): void {
  if (video.childElementCount > 0) return;
  for (const address of video.dataset.films?.split(' ') ?? []) {
    const source = document.createElement('source');
    source.src = address;
    const [, kind] = /\.(webm|mp4)$/.exec(address) ?? [];
    if (kind) source.type = `video/${kind}`;
    video.append(source);
  }
}
