import { boot } from '../shell/boot.tsx';
import '../look/wide.css';
import { LabPage } from './lab-page.tsx';
import { beginLab } from './lab-store.ts';

beginLab();
void boot(() => <LabPage />);
