FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# The build writes static pages, so it needs the site's address.
ARG SITE_URL
ARG STAGING_URL
ARG DEPLOY_ENV
ARG COMMIT_SHA
RUN STANDALONE=true npm run build
# `next build` copies the server before scripts/finish-build rewrites the pages, and leaves out static files.
RUN cp -R .next/server/app .next/server/pages .next/standalone/.next/server/ \
  && cp .next/prerender-manifest.json .next/standalone/.next/ \
  && cp -R .next/static .next/standalone/.next/ \
  && cp -R public .next/standalone/

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production HOSTNAME=0.0.0.0 PORT=3000
COPY --from=build /app/.next/standalone ./
# Holds the statistics when DATABASE_URL is a file.
RUN mkdir .data && chown node:node .data
VOLUME /app/.data
USER node
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/robots.txt`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.js"]
