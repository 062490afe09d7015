/**
 * How wide a page is, with its margins; the bar above is as wide. Where a screen has more room than page and rail take, the page stands in the middle and the rail takes all that is left of it:
 * nothing is black between the two.
 */
export const COLUMN = 'mx-auto max-w-[1320px] px-5 wide:max-w-[1624px] min-[2088px]:mx-0 desk:px-8'
