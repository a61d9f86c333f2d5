import { boot } from '../shell/boot.tsx';
import { LabPage } from './lab-page.tsx';
import { keepLink } from './lab-store.ts';
import '../look/wide.css';
import '../look/lab.css';

keepLink();
void boot(() => <LabPage />);
