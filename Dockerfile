# syntax=docker/dockerfile:1
# The site as an image for amd64 and arm64: docker build --tag site .
# Containers store nothing: set DATABASE_URL, or mount /var/lib/site as a volume.

FROM node:24-trixie-slim AS build
WORKDIR /srv/site
# Packages come first: they change less often than the source, so this layer is usually cached.
COPY package.json package-lock.json ./
COPY scripts/prepare.mjs scripts/
COPY scripts/prepare/ scripts/prepare/
RUN --mount=type=cache,target=/root/.npm node scripts/prepare.mjs install
COPY . .
RUN node scripts/prepare.mjs build && node scripts/collect-runtime.mjs /srv/run

FROM node:24-trixie-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/var/lib/site
WORKDIR /srv/site
COPY --from=build /srv/run/ ./
COPY deploy/container-command /usr/local/bin/site
COPY scripts/container-health.mjs scripts/
RUN install --directory --owner=node --group=node --mode=0700 /var/lib/site
USER 1000:1000
VOLUME /var/lib/site
EXPOSE 3000
STOPSIGNAL SIGTERM
# Checks that the process responds, even if the database is unavailable. Proxies check /api/ready.
HEALTHCHECK --interval=10s --timeout=5s --start-period=90s --retries=3 CMD ["node", "scripts/container-health.mjs"]
# The two memory options: docs/decisions/node.md
CMD ["node", "--max-semi-space-size=2", "--max-old-space-size=512", "build/server/main.js"]
