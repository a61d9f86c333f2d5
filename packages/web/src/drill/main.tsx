import { boot } from '../shell/boot.tsx';
import '../look/wide.css';
import { DrillPage } from './drill-page.tsx';

void boot(() => <DrillPage />);
