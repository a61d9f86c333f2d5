import { boot } from '../shell/boot.tsx';
import { FairPage } from './fair-page.tsx';
import '../look/wide.css';
import '../look/fair.css';

void boot(() => <FairPage />);
