import { limits } from '../../schema/limits.ts';
import { turned } from '../chart/snapping.ts';
import type { SeatingObjectFragment } from '../gql/graphql.ts';
import { lengthFrom, lengthText, type Units } from '../rooms/lengths.ts';
import { t } from '../texts/en/floorObjectsForms.ftl';
import { Select } from '../ui/Select.tsx';
import { NumberField, TextField } from '../ui/TextField.tsx';
import { useSent } from '../ui/useSent.ts';
import { shapeOptions, usualShapes } from './kinds.ts';
import { type ObjectChanges, shapeInput, shapeOf } from './shapes.ts';
import { useTypedValue } from './useTypedValue.ts';

type MeasuresProps = {
  object: SeatingObjectFragment;
  units: Units;
  change: (id: string, changes: ObjectChanges) => Promise<boolean>;
};

const { min, max } = limits.floorSize;

/** The shape, measures and rotation of an object as numbers. Handles change the same by hand. */
export const Measures = ({ object, units, change }: MeasuresProps) => {
  const [shape, setShape] = useSent(shapeOf(object.shape), (next, seen) =>
    change(object.id, { shape: shapeInput(next), seen: shapeInput(seen) }),
  );
  if (shape.type === 'path') return <Rotation {...{ object, units, change }} />;
  const { width, height } = 'width' in shape ? shape : usualShapes[object.kind];
  return (
    <>
      <Select
        label={t('shape')}
        value={shape.type}
        options={shapeOptions()}
        onChange={(type) => void setShape(type === 'point' ? { type } : { type, width, height })}
      />
      {shape.type !== 'point' && (
        <>
          <Length
            label={t('width', { units })}
            cm={width}
            units={units}
            onLength={(to) => setShape({ ...shape, width: to })}
          />
          <Length
            label={t('height', { units })}
            cm={height}
            units={units}
            onLength={(to) => setShape({ ...shape, height: to })}
          />
          <Rotation {...{ object, units, change }} />
        </>
      )}
    </>
  );
};

type LengthProps = {
  label: string;
  cm: number;
  units: Units;
  /** Returns whether it succeeded. */
  onLength: (cm: number) => Promise<boolean>;
};

const Length = ({ label, cm, units, onLength }: LengthProps) => {
  const shown = lengthText(cm, units);
  const { typed, setTyped, put } = useTypedValue(
    (text) => !isWrong && (text === shown || onLength(wanted)),
  );
  const wanted = lengthFrom(typed ?? shown, units);
  const isWrong = typed !== null && !(wanted >= min && wanted <= max);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void put();
      }}
    >
      <TextField
        label={label}
        inputMode="decimal"
        value={typed ?? shown}
        error={isWrong ? t('length-wrong', { units }) : undefined}
        onChange={setTyped}
        onBlur={() => void put()}
      />
    </form>
  );
};

const Rotation = ({ object, change }: MeasuresProps) => {
  const { typed, setTyped, put } = useTypedValue((text) => {
    const rotation = turned(Number(text));
    const isNone = text.trim() === '' || !Number.isFinite(rotation);
    return isNone || rotation === object.rotation || change(object.id, { rotation });
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void put();
      }}
    >
      <NumberField
        label={t('turned')}
        value={typed ?? String(object.rotation)}
        onChange={setTyped}
        onBlur={() => void put()}
      />
    </form>
  );
};
