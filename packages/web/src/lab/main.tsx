import { boot } from '../shell/boot.tsx';
import '../look/wide.css';
import { LabPage } from './lab-page.tsx';
import { keepLink } from './lab-store.ts';

keepLink();
void boot(() => <LabPage />);
