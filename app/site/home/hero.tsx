import type { CSSProperties } from 'react';
import { paths } from '../../../shared/paths.ts';
import button from '../../ui/button.module.css';
import { type EditPart, parseEdit, revisedText } from '../../ui/marked-text.ts';
import marks from '../../ui/marks.module.css';
import layout from '../../ui/text.module.css';
import { PageLine, usePageLine, useTextName } from '../frame/page-text.tsx';
import { useSite } from '../frame/site-context.ts';
import styles from './hero.module.css';

const builtIn = { sources: ['/film/ink.webm', '/film/ink.mp4'], poster: '/film/ink.avif' };

/** The owner's video and poster, or the default ones if both are empty. */
function HeroVideo({ video, poster }: { video: string; poster: string }) {
  const { hero } = useSite().messages.home;
  const isBuiltIn = !video && !poster;
  const sources = isBuiltIn ? builtIn.sources : video ? [video] : [];
  const picture = isBuiltIn ? builtIn.poster : poster;
  return (
    <div data-enhance="hero-video" data-when="idle">
      <div className={`${styles.picture} ${isBuiltIn ? styles.ink : styles.owners}`}>
        {picture && (
          <img src={picture} alt="" width="720" height="960" fetchPriority="low" decoding="async" />
        )}
        {sources.length > 0 && (
          // enhance-hero-video.ts adds the sources, unless data saving is on.
          <video
            data-sources={sources.join(' ')}
            width="600"
            height="800"
            muted
            autoPlay
            loop
            playsInline
            preload="none"
            tabIndex={-1}
            aria-hidden="true"
            aria-label={hero.video_label}
          />
        )}
      </div>
      <button
        type="button"
        className={`${layout.small} ${styles.control}`}
        data-play={hero.video_play}
        hidden
      >
        {hero.video_pause}
      </button>
    </div>
  );
}

export function Hero({ video, poster }: { video: string; poster: string }) {
  const { messages, to } = useSite();
  const { hero } = messages.home;
  return (
    <div className={styles.hero}>
      <div className={layout.wrap}>
        <EditedHeadline source={usePageLine('hero_title', hero.edit)} />
        <div className={`${layout.grid} ${styles.below}`}>
          <PageLine
            as="p"
            of="hero_subtitle"
            className={`${layout.lead} ${styles.lead}`}
            builtIn={hero.subhead}
          />
          <p className={styles.act}>
            <a className={`${button.button} ${button.wide}`} href={to(paths.contact)}>
              {hero.cta}
            </a>
          </p>
          <PageLine
            as="p"
            of="hero_note"
            className={`${layout.small} ${styles.note}`}
            builtIn={hero.disclaimer}
          />
        </div>
      </div>
      <HeroVideo video={video} poster={poster} />
    </div>
  );
}

/** The headline with animated red edits. Crawlers and screen readers get only the revised line. */
function EditedHeadline({ source }: { source: string }) {
  const lines = headlineLines(source);
  const name = useTextName()('hero_title');
  if (!lines.flat().some(({ kind }) => kind === 'replaced')) {
    return (
      <h1 className={styles.plain} {...name}>
        {revisedText(source)}
      </h1>
    );
  }
  const size = { '--letters': longestWordLength(source) } as CSSProperties;
  return (
    <h1 className={styles.headline} style={size} {...name}>
      <span className={layout.hidden}>{revisedText(source)}</span>
      {lines.map((line, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list that is rendered once
        <span key={position} className={styles.line} aria-hidden="true">
          {line.map(renderPart)}
        </span>
      ))}
    </h1>
  );
}

function renderPart(part: EditPart) {
  switch (part.kind) {
    case 'replaced':
      return (
        <span key={part.struck} className={styles.pair}>
          <del className={marks.struck}>{part.struck}</del>
          <ins className={marks.inserted}>{part.inserted}</ins>
        </span>
      );
    case 'struck':
      return (
        <del key={part.text} className={marks.struck}>
          {part.text}
        </del>
      );
    default:
      return part.text;
  }
}

/** Splits the headline into lines. Each replacement after the first starts a new line. */
export function headlineLines(source: string): EditPart[][] {
  const lines: EditPart[][] = [];
  for (const part of parseEdit(source)) {
    const line = lines.at(-1);
    if (!line || part.kind === 'replaced') lines.push([part]);
    else line.push(part);
  }
  return lines;
}

/** Returns the number of letters in the longest word, which limits the font size on narrow screens. */
function longestWordLength(source: string): number {
  const words = source.split(/[\s[\]]+/).map((word) => word.replace(/^[-+=]|[-+=]$/g, ''));
  return Math.max(...words.map((word) => [...word].length));
}
