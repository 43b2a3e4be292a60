import { folded } from '../../schema/text/folding.ts';

/** The name itself if it is free, otherwise with the next number: "Door 2". */
export const freeName = (name: string, objects: readonly { name: string }[]): string => {
  const taken = new Set(objects.map((object) => folded(object.name)));
  for (let number = 1; ; number += 1) {
    const wanted = number === 1 ? name : `${name} ${number}`;
    if (!taken.has(folded(wanted))) return wanted;
  }
};
