/** How long a bar is of the longest. Corrections can bring a sum below zero: it has no bar, and a length below zero would be none to a browser, which then draws all of it. */
export const barLength = (value: number, most: number): string => `${(Math.max(0, value) / Math.max(1, most)) * 100}%`
