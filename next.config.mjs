/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // Types are checked by `npm run check`, before every build of CI.
  typescript: { ignoreBuildErrors: true },
};

export default config;
