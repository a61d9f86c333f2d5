import { boot } from '../shell/boot.tsx';
import '../look/wide.css';
import { LabPage } from './lab-page.tsx';
import { bringGames, keepLink } from './lab-store.ts';

bringGames();
keepLink();
void boot(() => <LabPage />);
