import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { billOfMaterials, licencesOf, notesOf, publishedFrom } from './contents.ts';

const { version: fastify }: { readonly version: string } = JSON.parse(
  readFileSync('node_modules/fastify/package.json', 'utf8'),
);

describe('what a release says of its contents', () => {
  test('the bill of materials names every package with its version, licence and hash, and Node', () => {
    const bill = billOfMaterials(['node_modules/fastify', 'node_modules/@noble/hashes'], {
      version: '1.2.3',
    });
    expect(bill).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      metadata: { component: { name: 'dicepit', version: '1.2.3' } },
      components: [
        {
          type: 'library',
          name: 'fastify',
          version: fastify,
          purl: `pkg:npm/fastify@${fastify}`,
          licenses: [{ expression: 'MIT' }],
          hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
        },
        { name: '@noble/hashes', purl: expect.stringMatching(/^pkg:npm\/%40noble\/hashes@\d/) },
        { type: 'platform', name: 'node', version: process.version.slice(1) },
      ],
    });
  });

  test('the licences go along, with their texts', () => {
    expect(licencesOf(['node_modules/fastify'])).toMatch(/^fastify \d.* \(MIT\)\n\nMIT License/);
  });

  test('the repository is the one that the workflow runs in, and none elsewhere', () => {
    expect(publishedFrom({})).toEqual({});
    expect(publishedFrom({ GITHUB_REPOSITORY: 'someone/pit' }, 'packages/engine')).toEqual({
      repository: {
        type: 'git',
        url: 'git+https://github.com/someone/pit.git',
        directory: 'packages/engine',
      },
      bugs: 'https://github.com/someone/pit/issues',
    });
    const forge = { GITHUB_REPOSITORY: 'a/b', GITHUB_SERVER_URL: 'https://forge.example' };
    expect(publishedFrom(forge)).toMatchObject({ repository: { url: 'git+https://forge.example/a/b.git' } });
  });

  test('the notes of a release are the section of its version alone', () => {
    const changelog = readFileSync('CHANGELOG.md', 'utf8');
    const { version }: { readonly version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
    const notes = notesOf(version, changelog);
    expect(notes).toMatch(/\w/);
    expect(notes).not.toContain('\n## ');
    expect(notesOf('1.0.0', '# C\n\n## 1.0.0 (soon)\n\nNew.\n\n## 0.9.0\n\nOld.\n')).toBe('New.');
    expect(() => notesOf('1.0', '## 1.0.0\n\nNew.')).toThrow('no section');
  });
});
