/** A score of 0 to 100, whole. */
export function Score({ score }: { score: number }) {
  // In Arabic the two numbers would change places around the slash.
  return (
    <bdi dir="ltr" className="tabular-nums">
      {Math.round(score)} / 100
    </bdi>
  )
}
