#!/usr/bin/env node
// `estia`: one command for whoever runs it. Its commands are in src/app/commands; `start` and `serve` keep the server
// running, and are done here.
import { readSettings } from './installed.mjs'
import { prepare } from './prepare.mjs'
import { become } from './process.mjs'
import { runServer } from './runServer.mjs'

const words = process.argv.slice(2)
const [name] = words
readSettings(name)
const isServer = (name === 'start' || name === 'serve') && words.length === 1

if (isServer) await runServer({ production: name === 'serve' })
else
  become(await prepare({ client: false }), ['src/app/main.estia.ts', ...words], {
    ...process.env,
    // The program runs in the project's folder, but paths on the command line are relative to the user's folder.
    STARTED_IN: process.cwd(),
  })
