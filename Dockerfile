# syntax=docker/dockerfile:1
FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run image:files -- /app

# Of the system only what Node itself needs: no npm, no compilers. /app has the built server and bundled commands, no
# sources, no development packages and no PostgreSQL.
FROM debian:bookworm-slim
LABEL org.opencontainers.image.title="Brota" \
  org.opencontainers.image.description="Families plant small healthy habits, prove each with a photo, and watch them grow." \
  org.opencontainers.image.version="0.1.0" \
  org.opencontainers.image.licenses="MIT"
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /app /app
RUN useradd --uid 1000 --user-group --no-create-home --shell /usr/sbin/nologin brota \
  && install -d -m 0700 -o brota -g brota /data /backups \
  && ln -s /app/brota.mjs /usr/local/bin/brota
# Of a container, what is published decides who reaches it.
ENV NODE_ENV=production BROTA_DATA_DIR=/data HOST=0.0.0.0
# Half a gigabyte, as scripts/support/memory.ts explains.
ENV NODE_OPTIONS=--max-old-space-size=250 \
  MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=4194304 MALLOC_TRIM_THRESHOLD_=4194304 UV_THREADPOOL_SIZE=8
WORKDIR /app
USER brota
VOLUME /data
EXPOSE 3000
# Live, not ready: whoever replaces a container that is not healthy cannot heal a database that is away. The server listens
# only once all migrations are applied, so others may wait for it by this, too.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT||3000}/api/health/live`).then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# It finishes what it has begun for 25 s after this.
STOPSIGNAL SIGTERM
CMD ["node", "--heap-growing-percent=60", "commands/serve.mjs"]
# The commit, such as --build-arg REVISION=$(git rev-parse HEAD). Last, so that it invalidates no layer.
ARG REVISION=
LABEL org.opencontainers.image.revision=$REVISION
