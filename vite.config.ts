import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env.SERVER_URL ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { zod: new URL('src/kit/http/browserSchemas.ts', import.meta.url).pathname } },
  build: {
    target: 'es2022',
    sourcemap: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
    // What every visit loads comes in two pieces, which compress far better than a hundred do: the
    // libraries, which stay in the browser when the application changes, and the application.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 1 },
            { name: 'shell', tags: ['$initial'], test: /src\/(?!app\/main\.tsx)/ },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/site': server, '/variant.json': server },
  },
})
