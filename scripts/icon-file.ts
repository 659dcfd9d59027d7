/** A Windows icon file that holds PNG pictures of the given sides, in pixels. */
export function iconFile(pictures: readonly Buffer[], sides: readonly number[]): Buffer {
  const entrySize = 16;
  const header = Buffer.alloc(6 + entrySize * pictures.length);
  header.writeUInt16LE(1, 2); // kind: icon
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach((picture, index) => {
    const entry = 6 + entrySize * index;
    const side = sides[index] ?? 0;
    header.writeUInt8(side, entry);
    header.writeUInt8(side, entry + 1);
    header.writeUInt16LE(1, entry + 4); // colour planes
    header.writeUInt16LE(32, entry + 6); // bits a pixel
    header.writeUInt32LE(picture.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  });
  return Buffer.concat([header, ...pictures]);
}
