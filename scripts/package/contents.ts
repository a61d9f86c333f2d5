import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type About = { readonly name: string; readonly version: string; readonly license?: string };

const aboutIn = (folder: string): About => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The name and the licence of every package of others, by their folders: their terms ask that they go where the code goes. */
export function licencesOf(packages: readonly string[]): string {
  return packages
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => {
      const { name, version, license = 'see below' } = aboutIn(folder);
      const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying)/i.test(each));
      const text = file === undefined ? '' : `\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
      return `${name} ${version} (${license})\n${text}`;
    })
    .sort()
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/**
 * A list of what a release is made of, as CycloneDX 1.6: what the bundler put into the command, the screens and the pages of
 * the documentation, and the Node that the executables carry. npm cannot know it, since everything here is a development dependency.
 */
export function billOfMaterials(packages: readonly string[], release: { readonly version: string }): object {
  const components = packages
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => componentOf(folder));
  const node = {
    type: 'platform',
    'bom-ref': `node@${process.version}`,
    name: 'node',
    version: process.version.slice(1),
    purl: `pkg:generic/node@${process.version.slice(1)}`,
    description: 'carried by the executables',
  };
  const command = { type: 'application', 'bom-ref': 'dicepit', name: 'dicepit', version: release.version };
  const all = [...new Map([...components, node].map((each) => [each['bom-ref'], each])).values()];
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { ...command, purl: `pkg:npm/dicepit@${release.version}` } },
    components: all,
    dependencies: [{ ref: 'dicepit', dependsOn: all.map((each) => each['bom-ref']) }],
  };
}

function componentOf(folder: string) {
  const { name, version, license } = aboutIn(folder);
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const sha512 = integrityOf(folder);
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(license === undefined ? {} : { licenses: [{ expression: license }] }),
    ...(sha512 === undefined ? {} : { hashes: [{ alg: 'SHA-512', content: sha512 }] }),
  };
}

/** The hash of the archive that npm installed from, as the lock file has it. */
function integrityOf(folder: string): string | undefined {
  const lock: { readonly packages: Readonly<Record<string, { readonly integrity?: string }>> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  const [, base64] = /^sha512-(.+)$/.exec(lock.packages[folder]?.integrity ?? '') ?? [];
  return base64 === undefined ? undefined : Buffer.from(base64, 'base64').toString('hex');
}

/**
 * Where the sources of a release are public: npm accepts a proof of origin only for a package that names the repository it was
 * built from. The forge says so in the environment of the workflow; what is packed at home names none.
 */
export function publishedFrom(env: Readonly<Record<string, string | undefined>>, directory?: string): object {
  const { GITHUB_REPOSITORY: repository, GITHUB_SERVER_URL: forge = 'https://github.com' } = env;
  if (repository === undefined || repository === '') return {};
  const url = `git+${forge}/${repository}.git`;
  return {
    repository: { type: 'git', url, ...(directory === undefined ? {} : { directory }) },
    bugs: `${forge}/${repository}/issues`,
  };
}

/** What the changelog says of one version, without its heading. */
export function notesOf(version: string, changelog: string): string {
  const [, ...sections] = changelog.split(/^## /m);
  const section = sections.find((each) => each.split(/\s/, 1)[0] === version);
  if (section === undefined) throw new Error(`CHANGELOG.md has no section of ${version}`);
  return section.slice(section.indexOf('\n')).trim();
}
