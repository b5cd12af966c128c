declare module "icon:*" {
  const picture: import("./ui/picture.ts").Picture;
  export default picture;
}
