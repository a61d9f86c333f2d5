import { spawnSync } from 'node:child_process';
import { say } from './tool.ts';

/**
 * Asks the registry whether anything that a pit runs by, as the lock file has it, is known to be weak. A registry that offers no
 * such answer, or none that can be reached, is said to be so and fails nothing: the check is then not made.
 */
const { stdout } = spawnSync('npm', ['audit', '--package-lock-only', '--omit=dev', '--json'], {
  encoding: 'utf8',
  timeout: 60_000,
});
const grave = graveIn(stdout ?? '');
if (grave === undefined)
  say('not checked: the registry does not say what is known of packages, or cannot be reached');
else if (grave.length === 0) say('the registry knows of nothing grave in what a pit runs by');
else {
  for (const line of grave) say(line);
  process.exitCode = 1;
}

/** What is known to be of high or critical weight; nothing where the answer is none. */
function graveIn(text: string): readonly string[] | undefined {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return undefined;
  }
  const found: unknown =
    typeof said === 'object' && said !== null ? Reflect.get(said, 'vulnerabilities') : undefined;
  if (typeof found !== 'object' || found === null) return undefined;
  return Object.entries(found).flatMap(([name, known]: readonly [string, unknown]) => {
    const weight: unknown =
      typeof known === 'object' && known !== null ? Reflect.get(known, 'severity') : undefined;
    return weight === 'high' || weight === 'critical' ? [`${name}: ${weight}; see npm audit`] : [];
  });
}
