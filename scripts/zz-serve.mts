import { serve } from './server.ts';
import { OUTPUT } from './start/copy-build.ts';
await serve(OUTPUT, 3111);
