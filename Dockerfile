# Estia as an image: no root, and a root file system that may be read-only. Data are in the volume /var/lib/estia.
# The first stage makes the tree that the Debian package has; the second is Debian and that tree.
FROM node:24.19.0-bookworm-slim AS build
# For strip: the programs come with symbols that nobody reads.
RUN apt-get update && apt-get install -y --no-install-recommends binutils
WORKDIR /build
COPY . .
# What estia version names; the build does not see git.
ARG SOURCE_COMMIT
RUN node scripts/package.mjs --tree=/estia

FROM debian:bookworm-20260803-slim
# A new volume takes over the owner of the folder that it is mounted on.
RUN groupadd --gid 10001 estia \
  && useradd --no-create-home --uid 10001 --gid estia --home-dir /var/lib/estia --shell /usr/sbin/nologin estia \
  && install -d -o estia -g estia -m 0700 /var/lib/estia /backups
COPY --from=build /estia/ /usr/
ENV HOST=0.0.0.0 PORT=3000
USER 10001:10001
VOLUME /var/lib/estia
EXPOSE 3000
# A first start makes the database, and an upgrade migrates it: for the hour that systemd gives it, too.
HEALTHCHECK --interval=15s --timeout=10s --start-period=1h --retries=8 \
  CMD ["/usr/lib/estia/node_modules/.bin/node", "/usr/lib/estia/scripts/healthy.mjs"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["/usr/bin/estia"]
CMD ["serve"]
