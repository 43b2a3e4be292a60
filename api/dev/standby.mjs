// A process that has loaded the packages already, so that a restart takes as long as our own code.
process.on('message', async ({ packages, run }) => {
  if (packages) await Promise.allSettled(packages.map((name) => import(name)));
  if (run) await import(run);
});
process.on('disconnect', () => process.exit());
