import { boot } from '../shell/boot.tsx';
import '../look/wide.css';
import '../look/on-paper.css';
import { HostPage } from './host-page.tsx';

void boot(() => <HostPage />);
