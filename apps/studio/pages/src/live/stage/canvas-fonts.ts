const FACES = [
  ['700 20px "Hahmlet Core"', 'PBDTAJ♠♥♦♣0123456789QK'],
  ['700 20px "Pretendard Core"', '0123456789×'],
] as const
/** Nobody waits longer for a table: what was written in another font is written anew when the own one has come. */
const PATIENCE_MS = 1_200

/** Fonts that the canvas writes with; it does not wait for them by itself. `late`: when they have come after the patience ended. */
export async function canvasFonts(): Promise<{ late: Promise<void> | undefined }> {
  const loaded = Promise.allSettled(FACES.map(([face, letters]) => document.fonts.load(face, letters))).then(() => true)
  const patience = new Promise<false>((done) => setTimeout(() => done(false), PATIENCE_MS))
  const isThere = await Promise.race([loaded, patience])
  return { late: isThere ? undefined : loaded.then(() => undefined) }
}
