/** Longest word of a title, in letters: what must fit on one line. */
export function longestWord(title: string): number {
  return Math.max(...title.split(/[\s-]+/).map((word) => word.length));
}
