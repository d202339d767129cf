import { query } from './typed-query';

/** The connections of the API, a page at a time. */

export const projectsPage = query(`
  query projects($first: Int, $after: String) {
    projects(first: $first, after: $after) {
      edges { cursor node { id slug title description status startDate endDate thumbnailUrl } }
      pageInfo { hasNextPage endCursor }
      totalCount
    }
  }
`);

export const astroPhotosPage = query(`
  query astroPhotos($first: Int, $after: String) {
    astroPhotos(first: $first, after: $after) {
      edges { cursor node { id slug title object constellation capturedAt thumbnailUrl width height } }
      pageInfo { hasNextPage endCursor }
      totalCount
    }
  }
`);
