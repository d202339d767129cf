/** Rules of vendor.yml and generated.rb of github-linguist that apply to paths of code. */
const LEFT_OUT = [
  '(^|/)(node_modules|bower_components|jspm_packages|flow-typed|[Vv]endors?|[Ee]xtern(als?)?|cache|dist|testdata)/',
  '(3rd|[Tt]hird)[-_]?[Pp]arty/',
  '^([Dd]ependencies|deps|debian)/',
  '(^|/)(\\.yarn/(releases|plugins|sdks|versions|unplugged)|Godeps/_workspace|Carthage|Pods|env|\\.venv|site-packages)/',
  '(^|/)([Tt]ests?|[Ss]pecs?)/fixtures/',
  '(^|/)(\\.github|\\.vscode|\\.teamcity|gradle/wrapper|\\.mvn/wrapper)/',
  '(^|/)(gradlew|mvnw|configure|config\\.(guess|sub)|libtool\\.m4|aclocal\\.m4|lt(options|sugar|version|~obsolete)\\.m4)$',
  '(^|/)(gradlew\\.bat|mvnw\\.cmd|cpplint\\.py|erlang\\.mk|[Vv]agrantfile|[Jj]enkinsfile)$',
  '[.-]min\\.(js|css)$',
  '\\.d\\.[cm]?ts$',
  '(^|/)(jquery|bootstrap|modernizr)[^/]*\\.(js|css|less|scss)$',
  '(^|/)__generated__/',
  '(^|/)zz_generated\\.[^/]*\\.go$',
  '\\.pb\\.(go|cc|h|rb|swift)$|\\.pb\\.gw\\.go$|_pb2(_grpc)?\\.pyi?$|_pb\\.(js|rb)$|\\.pbobjc\\.[hm]$',
  '\\.([Dd]esigner|g|g\\.i|feature)\\.(cs|vb)$|\\.(g|freezed)\\.dart$|\\.generated\\.\\w+$',
  '(^|/)\\.pnp\\.[cm]?js$',
];
const leftOut = new RegExp(LEFT_OUT.join('|'));

export const isLeftOut = (path: string) => leftOut.test(path);
