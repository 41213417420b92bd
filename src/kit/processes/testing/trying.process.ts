// For tests: runs forever, or takes more memory than allowed.
process.on('message', ({ id, does }: { id: number; does: string }) => {
  if (does === 'neverEnd') for (;;);
  if (does === 'fillMemory') {
    const all: object[] = []
    for (;;) all.push({ at: all.length })
  }
  process.send?.({ id, done: does })
})
process.on('disconnect', () => process.exit())
