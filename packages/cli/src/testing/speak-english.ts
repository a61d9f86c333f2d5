import { speak } from '../language.ts';

// The terminal speaks one language in a process. Test files share processes, and each of them begins in English.
await speak({}, 'en');
