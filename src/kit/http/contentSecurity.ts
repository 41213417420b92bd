// Security headers: what the browser may load. Scripts come only from this server, never inline.
import type { HelmetOptions } from 'helmet'

const videoHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/** `mapOrigins` may grow while the server runs. */
export const contentSecurity = (mapOrigins: readonly string[]): HelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      workerSrc: ["'self'", 'blob:'],
      // Mantine writes its CSS variables into a style element.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', () => mapOrigins.join(' ')],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", () => mapOrigins.join(' ')],
      mediaSrc: ["'self'"],
      frameSrc: ["'self'", ...videoHosts],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  // Left to the proxy that terminates TLS: on plain HTTP the header would lock people out.
  strictTransportSecurity: false,
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'same-origin' },
})
