import { createApi } from '@/lib/dev-stats/graphql/yoga';
import { services } from './services';

const api = createApi(services);

export { api as GET, api as POST };
