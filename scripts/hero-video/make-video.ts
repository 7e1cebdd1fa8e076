/** Makes the hero video and poster, to be committed. Run by hand; needs ffmpeg with libvpx-vp9, libx264 and libaom-av1. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { drawVideo, video } from './draw-video.ts';

const folder = fileURLToPath(new URL('../../app/public/film/', import.meta.url));
const scratch = await mkdtemp(join(tmpdir(), 'video-'));
const master = join(scratch, 'master.mkv');

/** Smaller than the poster: fine hairs cost many bytes. BT.709 is named, as browsers guess differently. */
const toVideo = [
  ...['-vf', 'scale=600:800:out_color_matrix=bt709:out_range=tv:flags=lanczos,format=yuv420p', '-an'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
];

async function ffmpeg(args: readonly string[], input?: Iterable<Buffer>): Promise<void> {
  const running = spawn('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(running, 'close');
  await pipeline(Readable.from(input ?? []), running.stdin);
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ${args.join(' ')} ended with ${code}`);
}

const raw = [
  '-f',
  'rawvideo',
  '-pix_fmt',
  'rgb24',
  '-s',
  `${video.width}x${video.height}`,
  '-r',
  `${video.rate}`,
];
await ffmpeg([...raw, '-i', '-', '-c:v', 'ffv1', '-pix_fmt', 'bgr0', master], drawVideo());

await mkdir(folder, { recursive: true });
const vp9 = [
  '-c:v',
  'libvpx-vp9',
  '-b:v',
  '0',
  '-crf',
  '52',
  '-g',
  '240',
  '-row-mt',
  '1',
  '-tile-columns',
  '1',
];
const pass = ['-threads', '2', '-passlogfile', join(scratch, 'passes'), '-pass'];
await ffmpeg(['-i', master, ...toVideo, ...vp9, ...pass, '1', '-cpu-used', '4', '-f', 'null', '-']);
await ffmpeg([
  ...['-i', master, ...toVideo, ...vp9, ...pass, '2'],
  ...['-cpu-used', '3', '-auto-alt-ref', '1', '-lag-in-frames', '25', join(folder, 'ink.webm')],
]);
await ffmpeg([
  ...['-i', master, ...toVideo, '-c:v', 'libx264', '-preset', 'slow', '-crf', '33'],
  ...['-x264-params', 'keyint=240:aq-mode=3', '-movflags', '+faststart', join(folder, 'ink.mp4')],
]);
await ffmpeg([
  ...['-i', master, '-frames:v', '1', '-vf', 'scale=out_color_matrix=bt709:out_range=pc,format=yuv420p'],
  ...[
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'iec61966-2-1',
    '-color_range',
    'pc',
  ],
  ...['-c:v', 'libaom-av1', '-still-picture', '1', '-crf', '34', '-cpu-used', '3', join(folder, 'ink.avif')],
]);
await rm(scratch, { recursive: true });

for (const name of ['ink.avif', 'ink.mp4', 'ink.webm']) {
  console.log(`${name}: ${(await stat(join(folder, name))).size} bytes`);
}
