import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Starts {@code locspec mock} on free ports for tests, and ends it. */
final class LocspecMock implements AutoCloseable {
  private final Process process;
  private final String ready;

  LocspecMock(String... options) throws IOException {
    var command = new ArrayList<>(List.of(installed(), "mock", "--port", "0", "--enterprise-port", "0", "--json", "--token"));
    command.addAll(List.of(options));
    process = new ProcessBuilder(command).redirectError(Redirect.INHERIT).start();
    ready = new BufferedReader(new InputStreamReader(process.getInputStream())).readLine();
    if (ready == null) throw new IOException("locspec mock ended before it was ready");
  }

  /** A member of the line that it writes when it is ready, such as {@code baseUrl} or {@code token}. */
  String get(String name) {
    var member = Pattern.compile("\"" + name + "\":\"([^\"]*)\"").matcher(ready);
    if (!member.find()) throw new IllegalArgumentException("The mock says nothing of " + name);
    return member.group(1);
  }

  @Override
  public void close() {
    process.destroy();
  }

  /** The program that npm installed here or further up. Not npx, so that the process is that of the mock itself. */
  private static String installed() {
    for (var folder = Path.of("").toAbsolutePath(); folder != null; folder = folder.getParent()) {
      var program = folder.resolve("node_modules/.bin/locspec");
      if (Files.exists(program)) return program.toString();
    }
    return "locspec";
  }
}
