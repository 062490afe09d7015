/** Whether an error is of the ticket itself: of data (22, 23) or a defect of ours (P0, or an error of no database): not a lost connection, none that is free, a pool that was closed, or a full disk, with which nothing can be settled. */
export const isOfTicket = (error: unknown): boolean => {
  const { code, message } = error as { code?: unknown; message?: string }
  if (code === undefined) return !/connect|pool/i.test(message ?? '')
  return typeof code === 'string' && /^(22|23|P0)/.test(code)
}
