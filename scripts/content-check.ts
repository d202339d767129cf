import { reportContent } from './content-report';

process.exitCode = reportContent() ? 0 : 1;
