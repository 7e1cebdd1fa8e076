/** Waits for the end of the headline's animation. */
const startDelayMs = 4000;

interface Connection {
  saveData?: boolean;
}

/** Plays the video while visible, with a button to stop it (WCAG 2.2.2). With reduced motion, data saving or blocked autoplay, only the button starts it. */
export function enhance(element: HTMLElement): void {
  const video = element.querySelector('video');
  const control = element.querySelector('button');
  if (video && control) keepPlaying(video, control);
}

function keepPlaying(video: HTMLVideoElement, control: HTMLButtonElement): void {
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const { connection } = navigator as Navigator & { connection?: Connection };
  const onlyByButton = () => lessMotion.matches || Boolean(connection?.saveData);
  const labels = { pause: control.textContent, play: control.dataset.play ?? '' };
  // There is no HTML attribute for this.
  video.disablePictureInPicture = true;
  let isStopped = onlyByButton();
  let isDue = false;
  let isInSight = false;

  function showControl(): void {
    control.textContent = isStopped ? labels.play : labels.pause;
    control.hidden = false;
  }

  function playOrPause(): void {
    if (isStopped) showControl();
    if (isStopped || !isDue || !isInSight || document.hidden) {
      video.pause();
      return;
    }
    addSources(video);
    video.play().catch((error: DOMException) => {
      // Autoplay is blocked, for example to save power. Other errors are a pause or a missing file.
      if (error.name !== 'NotAllowedError') return;
      isStopped = true;
      showControl();
    });
  }

  video.addEventListener('playing', () => {
    video.dataset.shown = '';
    isStopped = false;
    showControl();
  });
  control.addEventListener('click', () => {
    isStopped = !isStopped;
    isDue = true;
    playOrPause();
  });
  lessMotion.addEventListener('change', () => {
    isStopped = onlyByButton();
    playOrPause();
  });
  document.addEventListener('visibilitychange', playOrPause);
  // Videos hidden by styles count as not visible.
  new IntersectionObserver((entries) => {
    isInSight = entries.at(-1)?.isIntersecting ?? false;
    playOrPause();
  }).observe(video);
  setTimeout(() => {
    isDue = true;
    playOrPause();
  }, startDelayMs);
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
