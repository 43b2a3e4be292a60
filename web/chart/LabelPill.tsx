type LabelPillProps = {
  label: string;
  /** In the same unit as the font size. */
  width: number;
  height: number;
  fontSize: number;
  bodyClass: string | undefined;
  labelClass: string | undefined;
};

/** A label in a rounded box around the origin. */
export const LabelPill = (props: LabelPillProps) => {
  const { label, width, height, fontSize, bodyClass, labelClass } = props;
  return (
    <>
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={height / 2}
        className={bodyClass}
      />
      <text className={labelClass} fontSize={fontSize}>
        {label}
      </text>
    </>
  );
};
