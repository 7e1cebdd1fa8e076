import { expect, test } from 'vitest';
import type { PasskeyOverview } from '../shared/sign-in.ts';
import { createTestSite, ownerPassword, type TestSiteOptions } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';
import { cborBytes, cborText, flags, SoftwareAuthenticator } from '../test/software-authenticator.ts';

const base = '/api/compose/passkeys';
const origin = 'https://site.example';
const password = ownerPassword;

eachDialect('/api/compose/passkeys', (open) => {
  const prepare = async (options: TestSiteOptions = { origin }) => {
    const site = await createTestSite(await open(), options);
    const cookie = await site.signIn();
    const send = (method: string, path: string, body?: unknown, as: string | undefined = cookie) =>
      site.send(method, base + path, body, as);
    const list = async () => (await (await send('GET', '')).json()) as PasskeyOverview;
    const begin = async (as = cookie) => {
      const response = await send('POST', '/options', { password }, as);
      expect(response.status).toBe(200);
      return (await response.json()) as {
        id: string;
        options: { challenge: string; [key: string]: unknown };
      };
    };
    const add = async (name: string, authenticator = new SoftwareAuthenticator(origin)) => {
      const { id, options } = await begin();
      const response = authenticator.register({ challenge: options.challenge });
      return send('POST', '', { id, name, response });
    };
    return { site, cookie, send, list, begin, add };
  };

  test('requests a new discoverable passkey from the browser', async () => {
    const { begin, add } = await prepare();
    const authenticator = new SoftwareAuthenticator(origin);
    const first = await begin();
    await add('First', authenticator);
    const { options } = await begin();
    expect(options).toMatchObject({
      rp: { id: 'site.example', name: 'Under Your Name' },
      attestation: 'none',
      authenticatorSelection: { userVerification: 'required' },
      excludeCredentials: [{ id: authenticator.credentialId.toString('base64url') }],
    });
    expect(options.user).toEqual(first.options.user);
    expect(options.challenge).not.toBe(first.options.challenge);
  });

  test('saving the first passkey returns ten recovery codes once and ends single-factor sessions', async () => {
    const { site, send, list, add } = await prepare();
    const other = await site.signIn();
    const response = await add('  Laptop ');
    expect(response.status).toBe(201);
    const added = (await response.json()) as { passkey: { id: string }; recovery_codes: string[] };
    expect(added.passkey).toEqual({
      id: expect.any(String),
      name: 'Laptop',
      created_at: site.clock.now.toISOString(),
      last_used_at: null,
      backed_up: false,
      host: 'site.example',
      usable: true,
    });
    expect(new Set(added.recovery_codes).size).toBe(10);
    expect(await list()).toMatchObject({ passkeys: [added.passkey], recovery_codes: { left: 10 } });
    expect(JSON.stringify(await list())).not.toContain(added.recovery_codes[0]);
    expect((await site.send('GET', base, undefined, other)).status).toBe(401);
    const second = await add('Telephone');
    expect(await second.json()).toMatchObject({ recovery_codes: null });
    expect((await send('GET', '')).status).toBe(200);
  });

  test('renames a passkey, and removes it only with the password', async () => {
    const { send, list, add } = await prepare();
    const { passkey } = (await (await add('A')).json()) as { passkey: { id: string } };
    await add('B');
    expect((await send('PATCH', `/${passkey.id}`, { name: ' Key\0 at home ' })).status).toBe(200);
    expect((await list()).passkeys.map(({ name }) => name)).toContain('Key at home');
    await expectProblem(await send('PATCH', `/${passkey.id}`, { name: ' ' }), 400);
    await expectProblem(await send('PATCH', `/${passkey.id}`, { name: 'x'.repeat(61) }), 400);
    await expectProblem(await send('PATCH', '/none', { name: 'x' }), 404);
    await expectProblem(await send('POST', `/${passkey.id}/removal`, {}), 400);
    await expectProblem(await send('POST', `/${passkey.id}/removal`, { password: 'wrong' }), 401);
    await expectProblem(await send('POST', '/none/removal', { password }), 404);
    expect((await list()).passkeys).toHaveLength(2);
    const removed = await send('POST', `/${passkey.id}/removal`, { password });
    expect(await removed.json()).toEqual({ id: passkey.id, name: 'Key at home', left: 1 });
    await expectProblem(await send('POST', `/${passkey.id}/removal`, { password }), 404);
  });

  test('removes the last passkey only after confirmation, together with the recovery codes', async () => {
    const { site, send, list, add } = await prepare();
    const { passkey } = (await (await add('Only')).json()) as { passkey: { id: string } };
    expect(await expectProblem(await send('POST', `/${passkey.id}/removal`, { password }), 409)).toContain(
      'the last passkey',
    );
    expect(await list()).toMatchObject({ recovery_codes: { left: 10 } });
    const removed = await send('POST', `/${passkey.id}/removal`, { password, turn_off: true });
    expect(await removed.json()).toMatchObject({ left: 0 });
    expect(await list()).toMatchObject({ passkeys: [], recovery_codes: { left: 0 } });
    expect(await site.signIn()).toContain('compose_session=');
  });

  const forged: [string, Partial<Parameters<SoftwareAuthenticator['register']>[0]>][] = [
    ['another challenge', { challenge: 'YWJj' }],
    ['another origin', { clientData: { origin: 'https://evil.example' } }],
    ['another site', { rpId: 'evil.example' }],
    ['a page that frames ours', { clientData: { crossOrigin: true } }],
    ['a device that recognized nobody', { flags: flags.present | flags.attested }],
  ];
  /** An attestation with certificates. */
  const packed = {
    fmt: 'packed',
    statement: Buffer.concat([
      Buffer.from([0xa3]),
      ...[cborText('alg'), Buffer.from([0x26]), cborText('sig'), cborBytes(Buffer.alloc(64))],
      ...[cborText('x5c'), Buffer.from([0x81]), cborBytes(Buffer.alloc(300))],
    ]),
  };
  type Bad = [string, number, (device: SoftwareAuthenticator, challenge: string) => unknown];
  const bad: Bad[] = [
    ...forged.map(
      ([what, more]): Bad => [
        ...([what, 422] as const),
        (device, challenge) => device.register({ challenge, ...more }),
      ],
    ),
    ['certificates', 422, (device, challenge) => device.register({ challenge }, packed)],
    ['a signature instead', 400, (device, challenge) => device.sign({ challenge })],
    ['nothing', 400, () => ({})],
    [
      'what is no CBOR',
      422,
      (device, challenge) => {
        const made = device.register({ challenge });
        return { ...made, response: { ...made.response, attestationObject: 'AAAA' } };
      },
    ],
    ['no JSON', 400, () => 'x'],
  ];

  test('rejects passkeys from other devices and other sites', async () => {
    const { send, list, begin } = await prepare();
    for (const [what, status, make] of bad) {
      const { id, options } = await begin();
      const response = make(new SoftwareAuthenticator(origin), options.challenge);
      expect([what, (await send('POST', '', { id, name: 'x', response })).status]).toEqual([what, status]);
      expect((await list()).passkeys).toEqual([]);
    }
  });

  test('accepts a passkey challenge once, from its session, within five minutes', async () => {
    const { site, send, begin } = await prepare();
    const device = new SoftwareAuthenticator(origin);
    const made = ({ id, options }: Awaited<ReturnType<typeof begin>>) => ({
      id,
      name: 'x',
      response: device.register({ challenge: options.challenge }),
    });
    const other = await site.signIn();
    await expectProblem(await send('POST', '', made(await begin()), other), 409);
    const late = await begin();
    site.clock.advance(5 * 60_000);
    await expectProblem(await send('POST', '', made(late)), 409);
    const begun = await begin();
    expect((await send('POST', '', made(begun))).status).toBe(201);
    await expectProblem(await send('POST', '', made(begun)), 409);
    expect(await expectProblem(await send('POST', '', made(await begin())), 409)).toContain(
      'already registered',
    );
  });
});
