import { expect, test } from 'vitest';
import { handedText } from '../../../test/handed-text.ts';
import { writeMailBody, writeMailFile } from './write-mail.ts';

const html =
  '<h2>Part</h2><p style="text-align: center">One <strong>two</strong> &lt;b&gt; <a href="/blog/x">link <em>here</em></a><br>end</p><ol start="3"><li>c</li></ol><blockquote><p>q</p></blockquote><figure><img src="/media/ab/1x1/a.jpg" alt="A &quot;quay&quot;" width="50%"><figcaption>Cádiz</figcaption></figure>';

test('looks stand at each element, and addresses are whole', () => {
  const { subject, html: written } = writeMailBody(handedText(html, { language: 'es' }));
  expect(subject).toBe('What a chair says');
  expect(written).toMatch(/^<div lang="es" style="font-family: Georgia/);
  expect(written).toMatch(/<h2 style="[^"]+">Part<\/h2>/);
  expect(written).toMatch(/<p style="[^"]+; text-align: center">One <strong>two<\/strong> &lt;b&gt; /);
  expect(written).toMatch(
    /<a href="https:\/\/site\.example\/blog\/x" style="[^"]+">link <em>here<\/em><\/a><br>end/,
  );
  expect(written).toMatch(/<ol start="3" style="[^"]+"><li style="[^"]+">c<\/li><\/ol>/);
  expect(written).toMatch(
    /<img src="https:\/\/site\.example\/media\/ab\/1x1\/a\.jpg" alt="A &quot;quay&quot;" style="width: 50%; max-width: 100%/,
  );
  expect(written).not.toMatch(/class=|<style|<script|<figure/);
});

/** The parts of a message, decoded. */
function partsOf(message: string) {
  const [head = '', ...bodies] = message.split('--the-same-words-twice');
  const decoded = bodies.slice(0, 2).map((part) => {
    const [facts = '', content = ''] = part.split('\r\n\r\n');
    return { facts, text: Buffer.from(content, 'base64').toString() };
  });
  return { head, decoded };
}

test('the file is a message that mail programs open as a draft', () => {
  const message = writeMailFile(handedText('<p>Año «nuevo»</p>'));
  const { head, decoded } = partsOf(message);
  expect(head).toMatch(/^Subject: What a chair says\r\nX-Unsent: 1\r\n/);
  expect(decoded.map(({ facts }) => /Content-Type: ([^;]+)/.exec(facts)?.[1])).toEqual([
    'text/plain',
    'text/html',
  ]);
  expect(decoded[0]?.text).toBe('Año «nuevo»\r\n');
  expect(decoded[1]?.text).toMatch(/^<!doctype html>.*Año «nuevo»/s);
  for (const line of message.split('\r\n')) expect(line.length).toBeLessThanOrEqual(78);
});

test('a subject beyond ASCII is in words that every mail program reads, and holds no line of its own', () => {
  const title = 'Año nuevo: lo que una presidenta dice cuando nadie le pregunta nada\r\nBcc: x@example.com';
  const { head } = partsOf(writeMailFile(handedText('', { title })));
  const subject = head.slice('Subject: '.length, head.indexOf('\r\nX-Unsent'));
  const words = [...subject.matchAll(/=\?UTF-8\?B\?([^?]*)\?=/g)].map(([, word = '']) =>
    Buffer.from(word, 'base64').toString(),
  );
  expect(words.join('')).toBe(title.replace(/\s+/g, ' '));
  expect(head).not.toMatch(/^Bcc/m);
});
