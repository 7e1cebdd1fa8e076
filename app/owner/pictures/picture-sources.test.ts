import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { choosePictureSource } from './choose-source.ts';
import { cloudinarySource, withAutomaticFormat } from './cloudinary-source.ts';
import { librarySource } from './library-source.ts';
import { UploadFailure } from './picture-source.ts';
import type { SendForm } from './send-form.ts';

/** A stand-in for the host: keeps the form it was sent, answers as told. */
let host: Server;
let endpoint: string;
let received: FormData;
let reply: { status: number; body: string };

beforeAll(async () => {
  host = createServer(async (request, response) => {
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    received = await new Response(await buffer(request), { headers }).formData();
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(host.address() as AddressInfo).port}/upload`;
});
afterAll(() => void host.close());
beforeEach(() => {
  reply = { status: 200, body: '{}' };
});

/** What `sendForm` does in the browser, with what Node has. */
const send: SendForm = async (address, body, onProgress, signal) => {
  const response = await fetch(address, { method: 'POST', body, signal });
  onProgress(1);
  if (!response.ok) throw new UploadFailure(response.status);
  return response.json();
};
const file = new File(['bytes of a picture'], 'desk.png', { type: 'image/png' });
const { signal } = new AbortController();
const nothing = () => {};

describe('Cloudinary', () => {
  const cloud = () => cloudinarySource({ cloudName: 'demo', preset: 'letters', endpoint, send });

  test('gets the file and the preset, and its secure address is used, optimised', async () => {
    reply.body = JSON.stringify({
      url: 'http://res.example.com/demo/image/upload/v1/desk.png',
      secure_url: 'https://res.example.com/demo/image/upload/v1/desk.png',
      width: 640,
      height: 480,
    });
    const shares: number[] = [];
    const stored = await cloud().upload(file, (share) => shares.push(share), signal);
    expect(stored).toEqual({
      url: 'https://res.example.com/demo/image/upload/f_auto,q_auto/v1/desk.png',
      width: 640,
      height: 480,
    });
    expect(received.get('upload_preset')).toBe('letters');
    expect(await (received.get('file') as File).text()).toBe('bytes of a picture');
    expect(shares).toEqual([1]);
  });

  test.each([
    [{ status: 400, body: '{"error":{}}' }, 400],
    [{ status: 200, body: '{}' }, 0],
    [{ status: 200, body: '{"url":"javascript:1"}' }, 0],
  ])('that answers %j has failed', async (given, status) => {
    reply = given;
    await expect(cloud().upload(file, nothing, signal)).rejects.toMatchObject({ status });
  });
});

test('transformations are inserted once, and only where the host has a place for them', () => {
  const address = 'https://res.example.com/demo/image/upload/v1/a.png';
  expect(withAutomaticFormat(withAutomaticFormat(address))).toBe(
    'https://res.example.com/demo/image/upload/f_auto,q_auto/v1/a.png',
  );
  expect(withAutomaticFormat('https://example.com/a.png')).toBe('https://example.com/a.png');
});

describe('the library', () => {
  test('tells the address, the size and what the picture shows', async () => {
    reply.body = '{"url":"/media/desk.webp","width":10,"height":20,"alt":"A desk"}';
    const stored = await librarySource(send, endpoint).upload(file, nothing, signal);
    expect(stored).toEqual({ url: '/media/desk.webp', width: 10, height: 20, alt: 'A desk' });
    expect((received.get('file') as File).name).toBe('desk.png');
  });

  test('that refuses has failed with its status', async () => {
    reply.status = 413;
    await expect(librarySource(send, endpoint).upload(file, nothing, signal)).rejects.toMatchObject({
      status: 413,
    });
  });
});

describe('pictures go', () => {
  const choose = (stored: Record<string, string>, target?: 'cloudinary') =>
    choosePictureSource({ stored: (key) => stored[key] ?? null, target });

  test('to the library of the site, without settings', () => {
    expect(choose({})).toBeDefined();
  });

  test('to Cloudinary, with both', () => {
    expect(choose({ cloud_name: 'demo', upload_preset: 'letters' }, 'cloudinary')).toBeDefined();
  });

  test.each([
    [{ cloud_name: 'demo' }, undefined],
    [{ upload_preset: 'letters', cloud_name: ' ' }, undefined],
    [{}, 'cloudinary' as const],
  ])('nowhere with %j alone, where %s is wanted', (stored, target) => {
    expect(choose(stored, target)).toBeUndefined();
  });
});
