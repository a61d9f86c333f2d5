import { boot } from '../shell/boot.tsx';
import '../look/wide.css';
import { readyToTell } from '../words/refusal-words.ts';
import { language } from '../words/words.ts';
import { FairPage } from './fair-page.tsx';

// A trail is checked without a network as well: the words for what is found are here before.
language.subscribe(() => void readyToTell('proof'));

void boot(() => <FairPage />);
