/** Bytes of a request body; every honest call is far smaller. */
export const maximumBodyBytes = 64 * 1024

/** Calls per minute and network address where guessing must be slow. All others share the general limit of the configuration. */
export const tightLimits: Record<string, number> = {
  '/api/member/login': 30,
  '/api/member/signup': 20,
  '/api/captcha': 60,
  '/api/member/checkDuplicate': 120,
  '/admin/api/login': 20,
}
