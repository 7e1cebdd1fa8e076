import type { ReactNode } from 'react';
import type { ServiceKey } from '../../../shared/public-pages.ts';
import marks from '../../ui/marks.module.css';
import text from '../../ui/text.module.css';
import styles from '../pages/small-pages.module.css';
import { useSite } from './site-context.ts';

/** The portrait, a placeholder, or nothing if samples are hidden. */
export function Headshot({ portrait, alt }: { portrait: string; alt: string }) {
  const { messages, founder, showsSamples = true } = useSite();
  if (portrait) return <img className={styles.portrait} src={portrait} alt={alt} loading="lazy" />;
  if (!showsSamples) return null;
  return (
    <figure className={styles.headshot}>
      <div className={styles.frame}>
        <span className={marks.inserted}>
          {messages.shell.placeholder_picture}
          <span className={marks.caret} aria-hidden="true" />
        </span>
      </div>
      {founder && <figcaption className={text.small}>{alt}</figcaption>}
    </figure>
  );
}

const rows: readonly (readonly [y: number, scale: number, xs: readonly number[]])[] = [
  [14, 0.66, [26, 63, 100, 137, 174]],
  [37, 0.84, [14, 47, 82, 118, 153, 186]],
  [66, 1.02, [27, 75, 125, 173]],
];

const listeners = rows.flatMap(([y, scale, xs]) =>
  xs.map((x) => (
    <g
      key={`${x} ${y}`}
      className={styles.paper}
      transform={`translate(${x} ${y - Math.round(Math.abs(x - 100) / 20)}) scale(${scale})`}
    >
      <path d="M-15 26c0-11 4-16 15-16s15 5 15 16" />
      <path d="M0-8c5 0 7.5 4 7 9S3.5 10 0 10s-6.5-4-7-9 2-9 7-9Z" />
    </g>
  )),
);

const curtain = (
  <>
    <path className={styles.paper} d="M18 18c1 38-2 72-4 110h44c2-20-6-34-20-45 26-12 40-34 42-63Z" />
    <path
      className={styles.fine}
      d="M30 24c1 22-1 40-5 56M44 26c0 22-6 40-14 54M58 27c-1 21-10 38-24 53M70 27c-3 20-14 38-33 54M23 91c0 12-1 24-1 36M30 91c3 12 5 24 5 36M34 90c8 11 12 23 12 37"
    />
    <path className={styles.paper} d="M16 79c7 5 15 6 23 2l1 6c-8 5-17 4-24-1Z" />
  </>
);

/**
 * Each drawing uses one of the editor's marks: an underlined line, a struck post, a headline marked stet, six
 * hands that become one line, a caret.
 */
const drawings: Readonly<Record<ServiceKey, ReactNode>> = {
  speech: (
    <>
      <g className={styles.fine}>{listeners}</g>
      <path className={styles.paper} d="M46 102h108l20 38H26Z" />
      <path className={styles.paper} d="M26 140h148v7H26Z" />
      <path className={styles.paper} d="m74 105 46-1 8 32-60 1Z" />
      <path
        className={styles.fine}
        d="m124 104.5 16-.5 14 31.5-22 .5M82 111l33-.6M78 126l40-.6M76 131.5l26-.4"
      />
      <path d="m80 118 37-.8" />
      <path className={styles.mark} d="M80 121.5c12-2 25-.5 38-1.5" />
      <path d="M54 103C47 90 46 82 53 75" />
      <path className={styles.paper} d="m51 75 5-7c2-3 5-3 7-1s2 4 0 7l-6 6Z" />
      <path className={styles.fine} d="m55 69 7 6" />
    </>
  ),
  linkedin: (
    <g transform="translate(-34)">
      <path d="M152 100c1 18-6 30-9 49M71 149c-3-13-9-24-10-37" />
      <g transform="rotate(-5 100 70)">
        <rect className={styles.paper} x="68" y="6" width="66" height="122" rx="9" />
        <path d="M94 13h14M77 50h42" />
        <path
          className={styles.fine}
          d="M74 21h54M94 32h26M94 38h16M77 60h48M77 68h50M77 76h46M90 86h32M92 97h32M92 104h20"
        />
        <circle cx="83" cy="35" r="6.5" />
        <path
          className={styles.mark}
          d="M78 60.5c15-2 30-3 46-2-14 3-30 6-45 11 15-2 30-3 46-2-13 3-25 6-36 10"
        />
      </g>
      <g className={styles.paper}>
        <path d="M152 56c-9-2-20-3-24 0-4 4-1 9 4 9 9 0 15 1 21 4M155 71c-8-3-19-4-24-1-4 4-1 9 4 9 9 0 14 1 19 4" />
        <path d="M155 85c-8-3-17-4-22-1-4 4-1 9 4 9 8 0 12 1 16 4M152 99c-6-3-13-4-17-1-4 4-1 8 4 8 6 0 9 1 12 4" />
      </g>
      <path
        className={styles.thumb}
        d="M61 112c-1-10 3-19 10-26 6-6 13-12 18-12 6 0 7 6 3 10-6 6-10 11-11 18 0 12 8 22 18 28l-20 10Z"
      />
      <path d="M61 112c-1-10 3-19 10-26 6-6 13-12 18-12 6 0 7 6 3 10-6 6-10 11-11 18 0 11 7 20 15 26" />
      <path className={styles.fine} d="M87 77c3-1 5 1 3 4" />
    </g>
  ),
  articles: (
    <g transform="rotate(-3 100 75)">
      <path className={styles.paper} d="M32 128c-1 8 3 11 9 11h128c5 0 7-4 5-10V16h-4" />
      <path className={styles.fine} d="M36 128c0 5 2 7 6 7h126c4 0 4-3 3-7" />
      <path className={styles.paper} d="M28 12h142v116H28Z" />
      <path d="M68 21h62M40 43h84M40 52h58" />
      <path
        className={styles.fine}
        d="M38 29h122M38 32h122M132 42h28v26h-28ZM137 68c1-8 4-9 8-10-4-4-2-11 1-11s6 6 2 11c5 0 8 2 8 10"
      />
      <path
        className={styles.fine}
        d="M40 70h34M40 78h34M40 86h34M40 94h34M40 102h34M40 110h34M40 118h20M84 70h34M84 78h34M84 86h34M84 94h34M84 102h34M84 110h34M84 118h34M130 78h30M130 86h30M130 94h30"
      />
      <path className={`${styles.mark} ${styles.stet}`} d="M41 60h58" />
      <path
        className={styles.paper}
        d="M104 104c9-3 20-2 24 1 2 13-3 20-11 20-9 0-14-9-13-21ZM140 103c8-4 18-5 23-3 4 12 0 20-8 22-9 1-15-8-15-19Z"
      />
      <path d="M128 107c4-4 8-4 12-2M104 106c-7-8-13-18-15-27-1-4 2-6 5-4M163 102c9-8 17-19 21-28 2-4 6-4 7 0" />
    </g>
  ),
  voice: (
    <g transform="rotate(-6 100 75)">
      <g className={styles.fine}>
        <path d="M8 22c6-8 9-8 11 0s5 8 10 0 8-8 11 0 6 7 10 3c16-4 24 28 44 38" />
        <path d="m6 44 7-7 6 9 7-10 6 10 7-9 6 8c20 0 28 18 48 23" />
        <path d="M8 64c5-9 12-9 10-1-2 6-8 3-4-3 5-7 14-6 12 1-2 6-8 3-4-2 5-7 14-6 14 1 18 4 36 8 56 11" />
        <path d="M6 86c6 0 6-5 12-5s6 6 12 6 6-5 12-5 8 4 12 3c16-1 26-5 38-7" />
        <path d="M8 106c3-9 7-9 7-2s4 7 7-1 6-8 6-1 4 7 7 0 6-7 7-1c16 2 30-14 50-19" />
        <path d="M6 128c9 4 12-6 20-3s10-6 17-3 9-4 13-5c14-6 20-24 36-30" />
      </g>
      <path className={styles.paper} d="M106 60 88 58c-3 11-3 23 0 34l18-2Z" />
      <path className={styles.fine} d="M93 59c-2 11-2 22 0 32" />
      <path
        className={styles.paper}
        d="M106 62c6-5 12-7 19-8 9 11 24 18 39 21-15 3-30 10-39 21-7-1-13-3-19-8-2-8-2-18 0-26Z"
      />
      <path className={styles.fine} d="M164 75h-35" />
      <circle cx="125.5" cy="75" r="3.5" />
      <path className={styles.mark} d="M167 76c4 6 7 5 9 0s5-5 7 0 5 5 7 0 4-3 7-3" />
    </g>
  ),
  bio: (
    <>
      <path className={styles.fine} d="m91 32-27 100M109 32l27 100" />
      <ellipse className={styles.fine} cx="100" cy="134" rx="37" ry="8" />
      <path d="M4 128h60M136 128h60" />
      <g>{curtain}</g>
      <g transform="matrix(-1 0 0 1 200 0)">{curtain}</g>
      <path
        className={styles.paper}
        d="M12 8h176v12c-8 15-34 15-44 2-10 13-34 13-44 0-10 13-34 13-44 0-10 13-36 13-44-2Z"
      />
      <path
        className={styles.fine}
        d="M12 13h176M56 13v9M100 13v9M144 13v9M22 16c2 6 6 9 12 10M66 16c2 6 6 9 12 10M110 16c2 6 6 9 12 10M154 16c2 6 6 9 12 10"
      />
      <path className={styles.mark} d="M86 136c6-12 10-22 14-33 4 11 9 21 14 32" />
    </>
  ),
};

/** A decorative drawing, because the page already names or describes it. */
export function ServiceDrawing({ service }: { service: ServiceKey }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 200 150" aria-hidden="true">
      {drawings[service]}
    </svg>
  );
}
