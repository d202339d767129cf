FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# The pages are static: what they say of their own address is settled here.
ARG SITE_URL
ARG STAGING_URL
ARG DEPLOY_ENV
ARG COMMIT_SHA
RUN STANDALONE=true npm run build
# The build finishes its pages after the server was put together.
RUN cp -R .next/server/app .next/standalone/.next/server/ \
  && cp .next/prerender-manifest.json .next/standalone/.next/ \
  && cp -R .next/static .next/standalone/.next/ \
  && cp -R public .next/standalone/

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production HOSTNAME=0.0.0.0 PORT=3000
COPY --from=build /app/.next/standalone ./
# The statistics, where they are kept in a file.
RUN mkdir .data && chown node:node .data
VOLUME /app/.data
USER node
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/robots.txt`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.js"]
